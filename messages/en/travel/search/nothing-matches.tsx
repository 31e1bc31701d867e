import type { ReactNode } from "react";
export const nothingMatches = {
	filters: "No hotels match your filters",
	clear: "Clear filters",
	removeOne: "Remove the filter to see more hotels.",
	removeSome: "Remove a filter to see more hotels.",
	unknown: ({ destination }: { destination: string }) => `We found no hotel or city called “${destination}”`,
	viewAll: "View all hotels",
	lookIn: ({ cities }: { cities: ReactNode }) => <>Check the spelling, or look in {cities}.</>,
	noRooms: "No rooms available for these dates",
	tryOther:
		"There is nothing available in the 30 days before or after either. Try other dates or fewer guests.",
	nearest: "Nearest available dates",
	from: ({ total }: { total: string }) => `from ${total}`,
};
