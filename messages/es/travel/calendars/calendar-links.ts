import type { Messages } from "#messages/en/index.ts";

export const calendarLinks: Messages["calendarLinks"] = {
	replaced: "Los enlaces del calendario se han sustituido. Los antiguos ya no funcionan.",
	question: "¿Sustituir los enlaces del calendario?",
	button: "Sustituir enlaces",
	busy: "Sustituyendo...",
	consequence:
		"Los sitios que usan los enlaces antiguos dejan de ver las reservas de esta habitación hasta que les des un enlace nuevo.",
	none: "No hay ningún calendario en esta dirección.",
	title: "Exportar el calendario de esta habitación",
	intro:
		"Copia un enlace en los otros sitios que venden esta habitación o en tu propio calendario. Muestra qué noches están reservadas, no quién las reservó.",
	all: "Todas las reservas y bloqueos",
	allHint:
		"Un evento por cada habitación reservada. Úsalo si tienes una sola habitación de este tipo o si el otro sitio cuenta las habitaciones.",
	full: "Solo noches completas",
	fullHint: "Úsalo si tienes varias habitaciones de este tipo y el otro sitio las vende como una sola.",
	replaceIntro:
		"Si otra persona ha obtenido un enlace, sustituye todos los enlaces de esta habitación. Los antiguos dejan de funcionar al momento.",
	replace: "Sustituir enlaces",
};
