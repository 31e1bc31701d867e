export const taxClasses = {
	label: "Tax class",
	standard: "Standard rate",
	zero: "Zero rate",
	exempt: "Exempt",
	choose: "Choose a tax class from the list.",
	ofProduct: "As the product",
	hint: "Decides which rate applies at each location. A variant can have its own.",
	title: "Reduced rates",
	lead: "Name the goods that have a lower rate, such as food and books. Then add a rate for each location, and choose the class for products.",
	nameHint: "Staff see it where they choose a tax class, for example Food and books.",
	nameTaken: "Another tax class has this name. Enter a different one.",
};
