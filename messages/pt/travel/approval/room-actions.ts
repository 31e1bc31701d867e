import type { Messages } from "#messages/en/index.ts";

export const roomActions: Messages["roomActions"] = {
	"room created": "Quarto adicionado",
	"room calendar": "Preços e fechos alterados",
	"room archived": "Quarto arquivado",
	"room restored": "Quarto restaurado",
	other: "Quarto alterado",
};
