import type { Messages } from "#messages/en/index.ts";

export const memberRoles: Messages["memberRoles"] = {
	owner: {
		label: "Propietario",
		may: "Todo, incluidos el equipo y la eliminación del hotel.",
	},
	manager: {
		label: "Gestor",
		may: "Todo, salvo eliminar el hotel y gestionar el equipo.",
	},
	desk: {
		label: "Recepción",
		may: "El día, las reservas, las llegadas sin reserva y los mensajes de los huéspedes.",
	},
};
