import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const reviewChecks: Messages["reviewChecks"] = {
	title: "Comprobaciones",
	nothing: "No falta nada",
	allThere:
		"Están las fotos, las habitaciones, los precios, la dirección, el propietario y los datos del vendedor.",
	waiting: "Pendiente de aprobación",
	missing: "Todavía falta",
	waitingText:
		"Revisamos el hotel y te enviamos un correo. Los huéspedes no pueden encontrarlo hasta que esté aprobado.",
	beforeReview: "Antes de que lo revisemos:",
	beforeSubmit: "Antes de enviarlo:",
	problem: "Problema: ",
	warning: "Advertencia: ",
	problems: ({ count }) => plural(count, { one: `${count} problema`, other: `${count} problemas` }),
	warnings: ({ count }) => plural(count, { one: `${count} advertencia`, other: `${count} advertencias` }),
};
