import type { Messages } from "#messages/en/index.ts";

export const market: Messages["market"] = {
	name: "Nombre del sitio",
	nameHint: "Los visitantes lo ven en todas las páginas, en los correos y en su aplicación de autenticación.",
	currency: "Moneda",
	countryHint:
		"El de los teléfonos y direcciones sin país. También determina el tamaño del papel de las facturas.",
	setBy: ({ variable }) => (
		<>Definido como {variable} en el entorno del servidor. Quítalo de ahí para cambiarlo aquí.</>
	),
	timeZone: "Zona horaria",
	timeZoneHint: "La hora de las mudanzas, de las listas y de las fechas de las facturas.",
};
