import { plural } from "#app/common/language/plural.ts";
export const calendarEvents = {
	saved: "Saved. The change applies at the next reading.",
	busy: "Reading...",
	warning:
		"Booking.com gives bookings the title “CLOSED - Not available”, too. Airbnb gives the title “Airbnb (Not available)” to dates that you or another calendar blocked there, and to dates after its booking window.",
	free: {
		counted: "Events marked as free block dates, too.",
		skipped: ({ count }: { count: number }) =>
			plural(count, {
				one: `${count} event marked as free was skipped and doesn’t block dates.`,
				other: `${count} events marked as free were skipped and don’t block dates.`,
			}),
	},
	unavailable: {
		counted: "Events titled “Not available” block dates.",
		skipped: "Events titled “Not available” are skipped and don’t block dates.",
	},
	/** After a sentence. */
	changeFile: ({ label }: { label: string }) =>
		`To change this, remove this calendar and import its file again with “${label}” selected.`,
	/** Buttons and check boxes. */
	count: {
		free: "Block dates for events marked as free",
		unavailable: "Block dates for events titled “Not available”",
	},
	skip: { free: "Skip events marked as free", unavailable: "Skip events titled “Not available”" },
	/** After `warning`. */
	onlyNoBooking: "Skip these events only if none of them is a booking: guests can book their nights here.",
	noChange: "Going by the last reading of this calendar, no nights change.",
	stopBlocking: "Going by its last reading, this calendar will stop blocking a room on these nights:",
	startBlocking: "Going by its last reading, this calendar will block a room on these nights, too:",
	more: ({ more }: { more: number }) => `And ${more} more.`,
};
