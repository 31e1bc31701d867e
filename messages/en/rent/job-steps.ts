/** The steps of a job, in the order in which its driver reports them. */
export const jobSteps = {
	label: { on_the_way: "On the way", arrived: "Arrived", loaded: "Loaded", delivered: "Delivered" },
	forCustomer: {
		on_the_way: "Your driver is on the way.",
		arrived: "Your driver has arrived.",
		loaded: "Everything is loaded and on its way to the new address.",
		delivered: "Your move is complete.",
	},
	/** To staff who end the booking. */
	driverDid: {
		on_the_way: ({ driver }: { driver: string }) => `${driver} is on the way to the customer.`,
		arrived: ({ driver }: { driver: string }) => `${driver} has arrived at the customer’s.`,
		loaded: ({ driver }: { driver: string }) => `${driver} has loaded everything.`,
		delivered: ({ driver }: { driver: string }) => `${driver} has delivered everything.`,
	},
	callDriver: ({ phone }: { phone: string }) =>
		`They get an email that the job is cancelled. Call them too: ${phone}.`,
	/** What a driver answers whether the price was collected. */
	collection: { cash: "Yes, in cash", card: "Yes, by card", none: "No, not collected" },
	/** To the driver, what they answered. */
	collected: {
		cash: ({ amount }: { amount: string }) => `${amount} collected in cash.`,
		card: ({ amount }: { amount: string }) => `${amount} collected by card.`,
		none: ({ amount }: { amount: string }) => `${amount} not collected.`,
	},
	crew: ({ driver, vehicle }: { driver: string; vehicle: string }) =>
		`Your driver is ${driver}, with ${vehicle}.`,
	crewWithPlate: ({ driver, vehicle, plate }: { driver: string; vehicle: string; plate: string }) =>
		`Your driver is ${driver}, with ${vehicle} (${plate}).`,
};
