/** Leads from an order, a stay or a move to the page of its customer; undefined without an address to know them by. */
export const customerOfPath = ({ number, email }: { number: string; email: string | null }) =>
	email ? `/customers/of/${number}` : undefined;
