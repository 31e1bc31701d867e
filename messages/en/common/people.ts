export const people = {
	erased: "Erased customer",
	erasedTitle: "The customer’s data was erased",
	deleted: "Deleted account",
	deletedTitle: "The account was deleted",
};
