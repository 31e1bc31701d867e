import type { ReactNode } from "react";

/** Text that only screen readers say. */
type Hidden = { hidden: (text: string) => ReactNode };

/** The page of a move for staff, and the board of a day. */
export const moveBoard = {
	choose: { vehicle: "Choose a vehicle.", driver: "Choose a driver." },
	findTime: ({ name, hidden }: Hidden & { name: string }) => <>Find another time{hidden(` for ${name}`)}</>,
	reopen: "Open the booking again.",
	assigned: "The move is assigned.",
	unassigned: "The move is no longer assigned.",
	/** After a sentence that says who changed the booking. */
	checkAgain: "Check its time and assignment, then assign again.",
	vehicleBusy: ({ name }: { name: string }) => `${name} is not available at this time.`,
	driverInactive: ({ name }: { name: string }) => `${name} isn’t active.`,
	hasJob: ({ name, time }: { name: string; time: string }) => `${name} already has a job at ${time}.`,
	outOfService: ({ reason }: { reason: string }) => `Out of service: ${reason}`,
	outsideItsHours: "Outside its working hours",
	day: {
		/** The title in the browser when there is no such day. */
		anyDay: "Moves on a day",
		title: ({ day }: { day: string }) => `Moves on ${day}`,
		noVehicles: "Jobs are assigned to vehicles and drivers.",
		noVehiclesTitle: "No vehicles yet",
		addVehicle: "Add vehicle",
		jobs: "Jobs",
		hours: "Hours",
		revenue: "Revenue",
		capacity: "Capacity used",
		previous: "Previous day",
		next: "Next day",
		today: "Today",
		go: "Go",
	},
	waiver: {
		reopen: "Open the booking again and waive the deposit there.",
		refusal: {
			paid: "The customer has paid the deposit. Refund it instead, from the payment.",
			none: "This move has no deposit to pay, or its deposit has changed.",
		},
		/** Before one of the next two sentences. */
		done: "The deposit is waived.",
		mailed: "The customer gets an email.",
		noEmail: "There is no email address: call the customer.",
		question: ({ amount, name }: { amount: string; name: string }) =>
			`Waive the deposit of ${amount} for ${name}?`,
		button: "Waive deposit",
		busy: "Waiving...",
		consequence:
			"The customer pays the whole price on the day of the move. The move won’t be cancelled if the deposit is unpaid. You can’t ask for the deposit again.",
	},
	move: {
		title: ({ number }: { number: string }) => `Move ${number}`,
		heading: ({ number, hidden }: Hidden & { number: string }) => (
			<>
				{hidden("Move ")}
				{number}
			</>
		),
		/** From a date and time to a time. */
		fromTo: ({ from, to }: { from: ReactNode; to: string }) => (
			<>
				{from} to {to}
			</>
		),
		refundFailed: ({ amount }: { amount: ReactNode }) => <>Refund failed: {amount}.</>,
		section: "Move",
		messages: "Messages",
		refundRefused: "The payment provider refused it, or the customer’s bank returned it.",
		reschedule: "Reschedule",
	},
	note: {
		title: "Add note",
		saved: "The note is saved.",
		hint: "Shown to admins and, on the job sheet, to the driver. Customers can’t read it.",
	},
	price: {
		depositOpen: ({ amount }: { amount: string }) => `The deposit of ${amount} is not paid yet.`,
		depositUntil: ({ until }: { until: string }) =>
			`Unless it is paid before ${until}, the move is cancelled.`,
		/** Before one of the sentences about the fee. */
		cancelledLate: "The customer cancelled late.",
		viewPayment: "View payment",
		noRate: "Your rates give no price for this move. Confirm the booking to send the customer one.",
		none: "This move has no price.",
		notAccepted: "The customer has not accepted this price yet.",
		feeCovered: "The deposit covers the fee.",
		feeLeft: ({ amount }: { amount: string }) => `They owe the other ${amount} of the fee.`,
		feeOwed: "They owe the fee.",
		notCollected: ({ amount }: { amount: string }) => `The driver did not collect ${amount}.`,
		notRecorded: ({ amount }: { amount: string }) => `Payment of ${amount} is not recorded.`,
	},
	assign: {
		noneInUse: {
			truck: "There is no truck in use.",
			loader: "There is no loader in use.",
			driver: "There is no driver in use.",
		},
		noneFree: {
			truck: "No truck is free at this time.",
			loader: "No loader is free at this time.",
			driver: "No driver is free at this time.",
		},
		tooMany: {
			truck: "More moves are booked at this time than there are trucks.",
			loader: "More moves are booked at this time than there are loaders.",
		},
		/** Above times as links. */
		freeTimes: {
			truck: "A truck is free at these times. Reschedule to:",
			loader: "A loader is free at these times. Reschedule to:",
		},
		label: ({ name }: { name: string }) => `Assign the move of ${name}`,
		button: "Assign",
		busy: "Assigning...",
		undo: "Unassign",
		title: "Assignment",
		showDay: "Show the day",
		none: "No vehicle or driver is assigned.",
		outOfService: ({ vehicle }: { vehicle: string }) =>
			`${vehicle} is out of service at this time. Assign another vehicle.`,
	},
	working: "Working...",
	timeline: {
		caption: ({ day }: { day: string }) => `Jobs on ${day}`,
		empty: "No jobs",
		notInUse: "Not in use",
		noHours: "No working hours",
		outsideHours: "Outside working hours",
	},
	overbooked: "Overbooked",
	job: {
		/** For screen readers, of a QR code. */
		code: ({ number }: { number: string }) => `Link of job ${number}`,
		undo: "Undo last step",
		hasLink: "The driver has this link by email. Anyone with the link can report steps.",
		noLink: "The link of this job can’t be shown. To make a new one, unassign the job and assign it again.",
	},
	events: {
		assigned: "Assigned",
		unassigned: "Unassigned",
		step: "Step reported",
		stepUndone: "Step undone",
	},
	unassignedTitle: ({ count }: { count: number }) => `Without a vehicle (${count})`,
};
