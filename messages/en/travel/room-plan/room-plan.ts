import { formatCount } from "#app/common/language/format-count.ts";
import { plural } from "#app/common/language/plural.ts";

/** Which numbered room a stay has. */
export const roomPlan = {
	notAssigned: "Not assigned",
	missing: ({ dates }: { dates: string }) => `No room number for ${dates}.`,
	assign: "Assign room",
	/** To another room. */
	move: "Move to another room",
	titleOf: ({ name }: { name: string }) => `Room for ${name}`,
	noRoomYet: "No room yet",
	onFloor: ({ floor }: { floor: string }) => `floor ${floor}`,
	/** Of a booking of several rooms. */
	nthRoom: ({ nth }: { nth: number }) => `Room ${nth}`,
	from: "From the night of",
	noneFree: "No room of this type is free for all these nights.",
	assigned: ({ guest, rooms }: { guest: string; rooms: string }) => `${guest} has room ${rooms}.`,
	unassigned: ({ guest }: { guest: string }) => `${guest} has no room number now.`,
	swap: "Swap with another stay",
	swapWith: ({ name, guest }: { name: string; guest: string }) => `${name}, ${guest}`,
	swapQuestion: "Swap these rooms?",
	swapText: ({
		guest,
		from,
		to,
		other,
		date,
	}: {
		guest: string;
		from: string;
		to: string;
		other: string;
		date: string;
	}) => `From ${date}, ${guest} moves from ${from} to ${to}, and ${other} from ${to} to ${from}.`,
	swapButton: "Swap rooms",
	swapped: ({ guest, other }: { guest: string; other: string }) =>
		`${guest} and ${other} have swapped rooms.`,
	/** After “Failed to”. */
	swapVerb: "swap rooms",
	unknown: "Choose rooms of this type, each once.",
	over: "This stay has no nights ahead that could have a room.",
	reassigned: "Somebody else has just changed the room of this stay. Check it and try again.",
	taken: ({ names }: { names: string }) => `Taken on some of these nights: ${names}. Choose another room.`,
	unitTaken: ({ guests }: { guests: string }) =>
		`The room is assigned on these nights: ${guests}. Move the stay to another room first.`,
	unitBlocked: "The room is already blocked on some of these nights.",
	propose: "Assign automatically",
	proposeIntro: "These rooms leave the fewest gaps. Nothing changes until you confirm.",
	proposeNone: "Every stay of these days has a room, or none fits.",
	proposeButton: ({ count }: { count: number }) =>
		plural(count, { one: "Assign 1 stay", other: `Assign ${formatCount(count)} stays` }),
	proposed: ({ count }: { count: number }) =>
		plural(count, { one: "1 stay has a room.", other: `${formatCount(count)} stays have rooms.` }),
	notFitting: ({ count }: { count: number }) =>
		plural(count, {
			one: "1 stay fits into no single room. Assign it by hand.",
			other: `${formatCount(count)} stays fit into no single room. Assign them by hand.`,
		}),
};
