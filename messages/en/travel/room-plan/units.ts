import { formatCount } from "#app/common/language/format-count.ts";
import { plural } from "#app/common/language/plural.ts";

/** The numbered rooms of a room type. */
export const units = {
	title: "Room numbers",
	intro: "Number the rooms of this type to assign them to stays and to keep track of housekeeping.",
	none: "No room numbers yet",
	noneText: "This room type sells without them. Add the numbers to plan stays room by room.",
	/** How many there are, beside how many are sold. */
	differs: ({ units, quantity }: { units: number; quantity: number }) =>
		`${plural(units, { one: `${formatCount(units)} room number`, other: `${formatCount(units)} room numbers` })}, but ${plural(quantity, { one: `${formatCount(quantity)} room of this type is`, other: `${formatCount(quantity)} rooms of this type are` })} on sale.`,
	changeQuantity: "Change the number of rooms",
	add: "Add room numbers",
	adding: "Adding...",
	numbers: "Room numbers",
	numbersHint: "A range such as 101–112, or numbers and names with commas.",
	floor: "Floor",
	/** Of a new room. */
	floorHint: "Leave this empty to take it from the number: 204 is on floor 2.",
	notes: "Notes",
	notesHint: "For the desk and housekeeping, for example “Balcony” or “Connects to 102”.",
	number: "Room number",
	enterNumbers: "Enter at least one room number.",
	enterNumber: "Enter the room number.",
	tooMany: ({ most }: { most: number }) =>
		`Enter ranges that count up, and at most ${most} room numbers at once.`,
	/** Starts a sentence. */
	aNumber: "The room number",
	aFloor: "The floor",
	someNotes: "The notes",
	taken: ({ names }: { names: string }) => `This hotel already has these room numbers: ${names}.`,
	added: ({ count }: { count: number }) =>
		plural(count, {
			one: "1 room number is added.",
			other: `${formatCount(count)} room numbers are added.`,
		}),
	edit: ({ name }: { name: string }) => `Edit room ${name}`,
	saved: ({ name }: { name: string }) => `Room ${name} is saved.`,
	remove: ({ name }: { name: string }) => `Remove room ${name}`,
	removeQuestion: ({ name }: { name: string }) => `Remove room ${name}?`,
	removeText:
		"It leaves the timeline and housekeeping. Past stays keep it. The number of rooms on sale stays the same.",
	removed: ({ name }: { name: string }) => `Room ${name} is removed.`,
	used: ({ name, date }: { name: string; date: string }) =>
		`Room ${name} is taken from ${date}. Move its stays and end its blocks first.`,
};
