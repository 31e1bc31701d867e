import type { Messages } from "#messages/en/index.ts";

export const refusedHotel: Messages["refusedHotel"] = {
	requested: "Revisaremos de nuevo el hotel y te enviaremos un correo cuando esté aprobado.",
	onlyRefused: "Solo se puede solicitar de nuevo la aprobación de un hotel que fue rechazado.",
	title: "Este hotel no está aprobado",
	text: "Los huéspedes todavía no pueden encontrarlo. Haz los cambios, guárdalos y solicita de nuevo la aprobación.",
	button: "Solicitar aprobación de nuevo",
	busy: "Enviando...",
};
