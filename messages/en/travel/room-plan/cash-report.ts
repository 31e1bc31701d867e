/** What the desk took and gave back on a day. */
export const cashReport = {
	title: "Cash report",
	sums: "Totals by person and method",
	payments: "Payments",
	person: "Person",
	method: "Method",
	received: "Received",
	givenBack: "Given back",
	none: "No payments at the desk",
	noneText: "Nobody recorded a payment on this day.",
};
