import type { Messages } from "#messages/en/index.ts";

export const blocks: Messages["blocks"] = {
	conflict: ({ dates }) => `Ya vendidas: ${dates}`,
	roomGone: "Esta habitación ya no existe. Elige otra.",
	past: "Esta noche ya ha pasado. Elige hoy o una fecha posterior.",
	tooFar: "Es una fecha demasiado lejana. Elige una noche anterior.",
	more: ({ more }) => `${more} más`,
	taken: ({ all }) =>
		`No hay suficientes habitaciones libres en estas fechas: ${all}. Bloquea menos habitaciones u otras noches.`,
	justBooked: "Estas habitaciones se acaban de reservar. Vuelve a comprobar las noches.",
	alreadyRemoved: "Este bloqueo ya se ha quitado.",
	removed: "El bloqueo se ha quitado. Las habitaciones vuelven a estar a la venta.",
	question: "¿Quitar este bloqueo?",
	removeButton: "Quitar bloqueo",
	removing: "Quitando...",
	consequence: "Las habitaciones vuelven a estar a la venta de inmediato.",
	title: "Bloqueos",
	intro: "Bloquea habitaciones que no se pueden vender, por ejemplo, durante una reparación o para un grupo.",
};
