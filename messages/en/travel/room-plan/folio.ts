/** The account of a stay at the desk. */
export const folio = {
	title: "Folio",
	line: "Description",
	owed: "Charges",
	paid: "Payments",
	balance: "Balance",
	online: {
		paid: "Paid online",
		refunded: "Online refund",
		refund_failed: "Online refund, returned by the bank",
	},
	onItsWayBack: "Online refund, on its way",
	pays: ({ due }: { due: string }) => `The guest owes ${due}. How do they pay?`,
	staysOpen: "Not now: check out with the balance open",
};
