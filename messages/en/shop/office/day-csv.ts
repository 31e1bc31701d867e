/** Headings of the columns of the CSV file of a shop’s days. No two may be the same. */
export const dayCsv = {
	day: "Day",
	currency: "Currency",
	revenue: "Revenue",
	orders: "Orders",
	units: "Units",
	cartsStarted: "Carts started",
	cartsConverted: "Carts converted",
	cancelledOrExpired: "Cancelled or expired",
	returned: "Returned",
};
