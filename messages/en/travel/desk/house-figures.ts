export const houseFigures = {
	occupancy: "Occupancy",
	occupancyText:
		"The share of available rooms that were sold in the last 30 nights. Closed nights don’t count as available, blocked rooms do.",
	rate: "Average daily rate",
	rateText: "Revenue per room night sold.",
	perRoom: "Revenue per available room",
	perRoomText: "Revenue per available room night (occupancy × average daily rate).",
	revenue: "Revenue",
	revenueText:
		"Nights of confirmed, checked-in and checked-out bookings, including extra guests. Cancellation and no-show fees are not included.",
	sold: "Room nights sold",
	title: "Last 30 nights",
	compared: ({ span }: { span: string }) => `${span}, compared with the previous 30 nights.`,
	occupancyByNight: "Occupancy by night, in percent",
	revenueByNight: ({ currency }: { currency: string }) => `Revenue by night, in ${currency}`,
	night: "Night",
	before: "Previous 30 nights",
	highest: ({ value, date }: { value: string; date: string }) =>
		`Highest: ${value} on ${date}. The table below lists every night.`,
	none: "No rooms were sold in these 60 nights.",
};
