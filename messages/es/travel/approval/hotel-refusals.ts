import type { Messages } from "#messages/en/index.ts";

export const hotelRefusals: Messages["hotelRefusals"] = {
	gone: "Este hotel ya no existe.",
	archived:
		"Su propietario lo ha archivado, así que los huéspedes no lo encontrarían. Apruébalo cuando se haya restaurado.",
	not_allowed: "No es posible en el estado actual del hotel.",
	no_account: "Ninguna cuenta tiene este correo electrónico.",
	not_a_hotelier:
		"Solo una cuenta de hotel o de administrador puede ser propietaria de un hotel. Cambia primero el rol de esta cuenta en Usuarios.",
};
