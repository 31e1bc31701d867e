import type { Messages } from "#messages/en/index.ts";

export const hotelTrail: Messages["hotelTrail"] = {
	deletedAccount: "ein gelöschtes Konto",
	by: ({ at, by }) => `${at}, ${by}`,
	byDeleted: ({ at }) => `${at}, ein gelöschtes Konto`,
	none: "Noch keine Änderungen.",
	changedTitle: "Geändert, seit Sie das Hotel geöffnet haben",
	changedText: "Die Seite hinter dieser Frage zeigt das Hotel, wie es jetzt ist.",
};
