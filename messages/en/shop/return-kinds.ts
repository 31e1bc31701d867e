export const returnKinds = {
	withdrawal: {
		label: "I changed my mind",
		hint: "Within 14 days of delivery, without giving a reason.",
	},
	return: {
		label: "There is a problem with the item",
		hint: "Broken, not as described, or not what you ordered: within 2 years of delivery.",
	},
};
