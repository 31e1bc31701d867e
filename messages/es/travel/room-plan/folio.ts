import type { Messages } from "#messages/en/index.ts";

export const folio: Messages["folio"] = {
	title: "Cuenta",
	line: "Concepto",
	owed: "Cargo",
	paid: "Pagado",
	balance: "Saldo",
	onItsWayBack: "Reembolso en línea en curso",
	pays: ({ due }) => `El huésped debe ${due}. ¿Cómo paga?`,
	staysOpen: "Ahora no: registrar la salida con el saldo pendiente",
};
