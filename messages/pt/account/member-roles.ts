import type { Messages } from "#messages/en/index.ts";

export const memberRoles: Messages["memberRoles"] = {
	owner: {
		label: "Proprietário",
		may: "Tudo, incluindo a equipa e eliminar o hotel.",
	},
	manager: {
		label: "Gestor",
		may: "Tudo, exceto eliminar o hotel e gerir a equipa.",
	},
	desk: {
		label: "Receção",
		may: "O dia de hoje, reservas, hóspedes sem reserva e mensagens dos hóspedes.",
	},
};
