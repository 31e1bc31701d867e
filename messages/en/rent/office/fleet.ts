import { plural } from "#app/common/language/plural.ts";

/** The vehicles and drivers of moves. */
export const fleet = {
	day: {
		1: "Monday",
		2: "Tuesday",
		3: "Wednesday",
		4: "Thursday",
		5: "Friday",
		6: "Saturday",
		7: "Sunday",
	},
	/** With hours: "Mon–Fri 08:00–18:00". */
	shortDay: { 1: "Mon", 2: "Tue", 3: "Wed", 4: "Thu", 5: "Fri", 6: "Sat", 7: "Sun" },
	dayTo: ({ day }: { day: string }) => `${day} to`,
	/** The label of the time beside "Monday from". */
	to: "to",
	full: {
		truck: ({ date, time }: { date: string; time: string }) => `No truck is free on ${date} at ${time}.`,
		loader: ({ date, time }: { date: string; time: string }) => `No loader is free on ${date} at ${time}.`,
	},
	/** These follow the sentence before. */
	noneWorks: "None works that day.",
	theyWork: ({ from, to }: { from: string; to: string }) => `They work from ${from} to ${to} that day.`,
	halfHour: "Enter a full or half hour, like 08:00 or 08:30.",
	enterName: "Enter a name.",
	enterPlate: "Enter the license plate.",
	plate: "License plate",
	enterStart: ({ day }: { day: string }) => `Enter a start time for ${day}, or leave both times empty.`,
	enterEnd: ({ day }: { day: string }) => `Enter an end time for ${day}, or leave both times empty.`,
	endBeforeStart: ({ day }: { day: string }) => `The end time for ${day} must be after the start time.`,
	outage: {
		enterFirst: "Enter the first day.",
		enterLast: "Enter the last day.",
		enterReason: "Enter a reason.",
		lastBeforeFirst: "The last day can’t be before the first day.",
		endTitle: "Back in service",
		ended: "The vehicle is back in service.",
		endQuestion: ({ from, to }: { from: string; to: string }) =>
			`Put the vehicle back in service from ${from} to ${to}?`,
		endButton: "Put back in service",
		endConsequence: ({ reason }: { reason: string }) =>
			`Reason: ${reason}. Customers can then book it again.`,
		start: "Take out of service",
		started: ({ name }: { name: string }) => `${name} is out of service on these days.`,
		startTitle: ({ name }: { name: string }) => `Take ${name} out of service`,
		intro:
			"Customers can’t book it on these days. Moves that no longer fit stay booked and are listed with the vehicles.",
		first: "First day",
		last: "Last day",
		reasonHint: "For example, inspection",
		title: "Out of service",
		none: "No days out of service are planned.",
		line: ({ dates, reason }: { dates: string; reason: string }) => `Out of service ${dates}: ${reason}`,
	},
	driver: {
		enterName: "Enter the driver’s name.",
		enterPhone: "Enter the driver’s phone number.",
		enterEmail: "Enter the driver’s email address.",
		title: "Driver",
		active: "Active",
		activeHint: "Jobs can be assigned to active drivers.",
		list: "Drivers",
		empty: "Add the people who drive the vehicles.",
	},
	vehicle: "Vehicle",
	plateTaken: "Another vehicle has this license plate.",
	inUse: "In use",
	type: "Type",
	typeHint: "You can’t change it later.",
	nameHint: "For the day’s schedule, like Truck 1",
	inUseHint: "Customers can only book vehicles that are in use.",
	hours: "Working hours",
	hoursHint: "Full and half hours. Leave a day empty if the vehicle is not used on it.",
	/** The time at which a vehicle's work begins on a day of the week. */
	dayFrom: ({ day }: { day: string }) => `${day} from`,
	list: "Vehicles",
	over: {
		count: ({ count }: { count: number }) =>
			plural(count, { one: "A move has no free vehicle.", other: `${count} moves have no free vehicle.` }),
		seeBelow: "See below",
		booking: "Booking",
		when: "Date & Time",
		nextStep: "Next step",
		/** Followed by the number for screen readers. */
		reschedule: "Reschedule",
		title: "Moves without a free vehicle",
		intro:
			"These moves stay booked, but all vehicles of their type are taken at that time. Add a vehicle, or agree on another time with the customer.",
	},
	intro:
		"A time can be booked while a vehicle of that type is free. Without vehicles, any number of moves can be booked.",
	empty: "Any number of moves can be booked until you add the first vehicle of a type.",
};
