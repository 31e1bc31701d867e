import type { Messages } from "#messages/en/index.ts";

export const roomActions: Messages["roomActions"] = {
	"room created": "Zimmer angelegt",
	"room calendar": "Preise und Sperrungen geändert",
	"room archived": "Zimmer archiviert",
	"room restored": "Zimmer wiederhergestellt",
	other: "Zimmer geändert",
};
