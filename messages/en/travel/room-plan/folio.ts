/** The account of a stay at the desk. */
export const folio = {
	title: "Folio",
	line: "Line",
	owed: "Owed",
	paid: "Paid",
	balance: "Balance",
	pays: ({ due }: { due: string }) => `The guest owes ${due}. How do they pay?`,
	staysOpen: "Not now: check out with the balance open",
};
