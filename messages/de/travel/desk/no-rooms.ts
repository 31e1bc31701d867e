import type { Messages } from "#messages/en/index.ts";

export const noRooms: Messages["noRooms"] = {
	deskText: "Hier erscheinen Zimmer, sobald ein Manager Ihres Hotels sie anlegt.",
	title: "Noch keine Zimmer",
	text: "Legen Sie zuerst in einem Ihrer Hotels ein Zimmer an.",
	hotels: "Ihre Hotels",
};
