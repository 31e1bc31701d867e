import type { Messages } from "#messages/en/index.ts";

export const addressForm: Messages["addressForm"] = {
	phoneHint:
		"Para preguntas sobre tu entrega. Si el número es de otro país, empieza por + y el prefijo del país.",
	line1: "Calle y número",
	line2: "Piso, puerta, empresa",
	city: "Localidad",
	showFields: "Mostrar los campos de este país",
	choose: "Elige…",
};
