/** The kinds of vehicles that a move can be booked with. */
export const vehicleTypes = {
	label: { truck: "Truck", loader: "Loader" },
	hint: {
		truck: "For an apartment or a house, with a driver",
		loader: "Small and open, for a few large items",
	},
};
