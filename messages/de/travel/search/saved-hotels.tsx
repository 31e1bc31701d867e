import type { Messages } from "#messages/en/index.ts";

export const savedHotels: Messages["savedHotels"] = {
	notSaved: "Dieses Hotel ist nicht mehr auf Ihrem Merkzettel.",
	removed: ({ name }) => `Von Ihrem Merkzettel entfernt: ${name}.`,
	undo: "Rückgängig machen",
	saved: ({ name }) => `Auf Ihrem Merkzettel gespeichert: ${name}.`,
	goneTitle: "Dieses Hotel ist nicht mehr verfügbar",
	goneText: "Es wurde nichts gemerkt. Wählen Sie unter „Reisen“ ein anderes Hotel.",
	removeHotel: ({ hotel }) => `Vom Merkzettel entfernen: ${hotel}`,
	saveHotel: ({ hotel }) => `Merken: ${hotel}`,
	isSaved: ({ rest }) => <>Gemerkt{rest(" (vom Merkzettel entfernen)")}</>,
	save: "Merken",
	noLonger: "Nicht mehr verfügbar",
	chooseDates: ({ rest, hotel }) => <>Daten wählen{rest(`: ${hotel}`)}</>,
	remove: ({ rest, hotel }) => <>{rest(`${hotel} `)}Entfernen</>,
	removing: "Wird entfernt...",
};
