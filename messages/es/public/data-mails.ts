import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const dataMails: Messages["dataMails"] = {
	asked: {
		copy: "Has pedido una copia de tus datos",
		erasure: "Has pedido que borremos tus datos",
	},
	ignore: "Si no lo has pedido tú, ignora este correo: no cambia nada.",
	copy: {
		subject: "Tu copia de tus datos",
		body: ({ email }) => `Consulta y descarga lo que guardamos sobre ${email}.`,
		link: "Abrir tus datos",
		expires: "El enlace funciona hasta que descargues tus datos, durante 24 horas como máximo.",
	},
	erasure: {
		subject: "Confirma que borremos tus datos",
		body: ({ email }) =>
			`Consulta lo que guardamos sobre ${email} y confirma que lo borremos. Hasta entonces no cambia nada.`,
		link: "Continuar para borrar tus datos",
		expires: "Puedes usar el enlace una vez, en un plazo de 24 horas.",
	},
	account: {
		guest:
			"Incluye lo que pediste o reservaste con este correo sin iniciar sesión, una vez confirmado el correo.",
		download: "Descargar tus datos",
		delete: "Eliminar tu cuenta",
		forCopy: ({ market, email }) =>
			`Hay una cuenta de ${market} con ${email}. Inicia sesión para descargar tus datos.`,
		forErasure: ({ market, email }) =>
			`Hay una cuenta de ${market} con ${email}. Inicia sesión para eliminar tu cuenta y tus datos.`,
		noAccess: "Si no puedes iniciar sesión, elige otra contraseña o contacta con nosotros.",
	},
	none: {
		body: ({ email }) => `No tenemos pedidos, reservas ni mensajes con ${email}.`,
		other: "Si usaste otro correo, pide sus datos.",
		link: "Pedir los datos de otro correo",
		record: "Eliminamos el registro de los correos que enviamos, como este, a los 30 días.",
	},
	erased: {
		subject: "Tus datos se han borrado",
		invoices:
			"Las facturas se conservan sin cambios el tiempo que exige la ley fiscal. Lo que se pidió y se reservó sigue en nuestra contabilidad sin tu nombre ni tus datos de contacto.",
		record: "Eliminamos el registro de este correo a los 30 días.",
		body: ({ email }) => `Hemos borrado lo que guardábamos sobre ${email}.`,
		cancelled: ({ count }) =>
			plural(count, {
				one: "Hemos cancelado 1 pedido o reserva.",
				other: `Hemos cancelado ${count} pedidos y reservas.`,
			}),
	},
};
