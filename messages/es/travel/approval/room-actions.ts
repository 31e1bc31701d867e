import type { Messages } from "#messages/en/index.ts";

export const roomActions: Messages["roomActions"] = {
	"room created": "Habitación añadida",
	"room calendar": "Precios y cierres modificados",
	"room archived": "Habitación archivada",
	"room restored": "Habitación restaurada",
	other: "Habitación modificada",
};
