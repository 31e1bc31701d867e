import type { Messages } from "#messages/en/index.ts";

export const setup: Messages["setup"] = {
	steps: {
		seller: {
			label: "Guarda los datos del vendedor",
			note: "Para las facturas y los recibos.",
		},
		delivery: {
			label: "Revisa los métodos de envío",
			note: "Cómo llegan los pedidos a los clientes y cuánto cuesta.",
		},
		taxes: {
			label: "Configura los tipos impositivos",
			note: "De cada país y región en los que vendes.",
		},
		product: {
			label: "Añade el primer producto",
			note: "O importa un archivo de productos.",
		},
		hotel: {
			label: "Aprueba el primer hotel",
			note: "Los hoteles se registran y añaden sus habitaciones. Tú decides cuáles se publican.",
		},
		bank: {
			label: "Indica adónde van las transferencias",
			note: "Define BANK_ACCOUNT en el entorno del servidor y reinícialo. Hasta entonces, envía por correo tus datos bancarios a cada cliente que pague por transferencia.",
		},
		online: {
			label: "Acepta pagos en línea",
			note: "Define las claves de Stripe o Mollie en el entorno del servidor y reinícialo.",
		},
		title: "Próximos pasos",
		done: "Hecho:",
	},
	settings: {
		title: "Ajustes del sitio",
		done: "Los ajustes del sitio se han guardado.",
		lead: "Se aplican al momento en todas partes. Los importes y las fechas ya guardados no cambian.",
		button: "Guardar ajustes del sitio",
	},
	title: "Configurar el sitio",
	done: ({ market }) => `${market} está configurado y has iniciado sesión como su SuperAdmin.`,
	taken:
		"Ya existe una cuenta con este correo electrónico. Introduce otro o ejecuta «npm run account» en el servidor para hacer SuperAdmin a esa cuenta.",
	heading: "Configura tu sitio",
	lead: "Crea tu cuenta e indica cómo es el sitio. Después podrás cambiarlo todo, salvo la moneda tras la primera venta.",
	account: "Tu cuenta",
	name: "Tu nombre",
	emailHint: "Con él inicias sesión.",
	market: "El sitio",
	seller: "Datos del vendedor",
	sellerLead:
		"Quién vende, en los recibos y las facturas. Sin estos datos no se emiten facturas. Puedes añadirlos más tarde.",
	legalName: "Razón social",
	busy: "Configurando...",
	linkNeeded: {
		title: "Abre el enlace que ha mostrado el servidor",
		text: "Nadie ha configurado aún este sitio. Al arrancar, el servidor muestra un enlace a esta página en su terminal o en el registro de su servicio. Abre ese enlace. Solo funciona el del último arranque.",
		command: ({ command }) => <>Para crear la primera cuenta sin él, ejecuta {command} en el servidor.</>,
	},
	theLegalName: "La razón social",
	theAddress: "La dirección",
	theTaxNumber: "El NIF",
	enterLegalName: "Introduce la razón social o deja todos los datos del vendedor para más tarde.",
};
