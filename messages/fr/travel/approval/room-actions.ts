import type { Messages } from "#messages/en/index.ts";

export const roomActions: Messages["roomActions"] = {
	"room created": "Chambre ajoutée",
	"room calendar": "Prix et fermetures modifiés",
	"room archived": "Chambre archivée",
	"room restored": "Chambre restaurée",
	other: "Chambre modifiée",
};
