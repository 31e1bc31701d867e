export const notFound = {
	address: {
		title: "Invalid address",
		text: "This web address is not valid. Check it and try again, or start from the home page.",
	},
	method: {
		title: "Method not allowed",
		text: "A page of this site can be read, and some receive forms. Nothing else is possible.",
	},
};
