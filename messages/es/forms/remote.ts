import type { Messages } from "#messages/en/index.ts";

export const remote: Messages["remote"] = {
	invalidRedirect: "El otro sitio redirige a una dirección no válida.",
	tooManyRedirects: "La dirección redirige demasiadas veces.",
	tooSlow: "El otro sitio no ha respondido a tiempo.",
	badCertificate: "El certificado del otro sitio no es válido.",
	unreachable: "No se ha podido conectar con el otro sitio.",
	private: "Esa dirección está dentro de una red privada. Introduce una que cualquiera pueda abrir.",
	notHttps: "Introduce una dirección que empiece por https://.",
	hasUser: "La dirección no puede contener un nombre de usuario ni una contraseña.",
	hasPort: "La dirección no puede contener un número de puerto.",
	noSite: "No hay ningún sitio en esa dirección. Comprueba cómo la has escrito.",
	instead: {
		calendar: ({ answer }) => `El otro sitio ha respondido con ${answer} en lugar de un calendario.`,
		picture: ({ answer }) => `El otro sitio ha respondido con ${answer} en lugar de una imagen.`,
	},
	tooLarge: {
		calendar: ({ megabytes }) => `El calendario ocupa más de ${megabytes} MB.`,
		picture: ({ megabytes }) => `La imagen ocupa más de ${megabytes} MB.`,
	},
};
