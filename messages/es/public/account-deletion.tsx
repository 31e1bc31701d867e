import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const accountDeletion: Messages["accountDeletion"] = {
	title: "Eliminar tu cuenta",
	lastSuperAdmin: "Eres el último SuperAdmin. Haz primero SuperAdmin a otro usuario.",
	done: "Tu cuenta se ha eliminado.",
	question: "¿Eliminar tu cuenta?",
	lead: "No se puede deshacer.",
	account:
		"Eliminamos tu nombre, correo electrónico, foto, mensajes, direcciones, carrito y lista de deseos, y cerramos tu sesión en todos los dispositivos.",
	orders: "Cancelamos tus pedidos que no se han enviado.",
	hotels:
		"Tus hoteles se cierran definitivamente. No puedes eliminar tu cuenta mientras tengan reservas abiertas.",
	kept: "Conservamos qué se pidió y se reservó, y cuándo, para nuestra contabilidad. Quitamos tu nombre, teléfono y direcciones.",
	button: "Eliminar cuenta",
	openBookings: ({ count }) =>
		plural(count, {
			one: "Tus hoteles tienen 1 reserva sin terminar. Registra la salida, cancélala o recházala en Gestionar reservas, o pídenos que transfiramos los hoteles a otra cuenta. Después elimina tu cuenta.",
			other: `Tus hoteles tienen ${count} reservas sin terminar. Registra la salida, cancélalas o recházalas en Gestionar reservas, o pídenos que transfiramos los hoteles a otra cuenta. Después elimina tu cuenta.`,
		}),
	fee: ({ link }) => (
		<>
			Cancelamos tus próximas mudanzas y estancias. Puede aplicarse el cargo por cancelación que aceptaste:
			consulta antes {link("Mis reservas")}.
		</>
	),
	download: ({ link }) => <>Antes puedes {link("descargar tus datos")}.</>,
};
