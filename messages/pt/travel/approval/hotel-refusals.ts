import type { Messages } from "#messages/en/index.ts";

export const hotelRefusals: Messages["hotelRefusals"] = {
	gone: "Este hotel já não existe.",
	archived:
		"O proprietário arquivou-o, por isso os hóspedes não o encontrariam. Aprove-o quando for restaurado.",
	not_allowed: "Isto não é possível no estado atual do hotel.",
	no_account: "Nenhuma conta tem este e-mail.",
	not_a_hotelier:
		"Só contas Hotel e Admin podem ter um hotel. Altere primeiro a função desta conta em Utilizadores.",
};
