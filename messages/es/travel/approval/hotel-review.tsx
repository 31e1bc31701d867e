import type { Messages } from "#messages/en/index.ts";

export const hotelReview: Messages["hotelReview"] = {
	submitted: ({ since, age }) => `Enviado el ${since} · pendiente desde hace ${age}`,
	hotel: "Hotel",
	email: "Correo electrónico",
	none: "Ninguno",
	phone: "Teléfono",
	address: "Dirección",
	place: "Ubicación en el mapa",
	timeZone: "Zona horaria",
	stars: "Estrellas",
	bookings: "Reservas actuales",
	added: "Añadido",
	history: "Historial",
	preview: "Lo que ven los huéspedes",
	noPhotos: "El hotel no tiene fotos.",
	rooms: "Habitaciones y precios",
	roomsIntro:
		"Estos son los precios completos que pagan los huéspedes. Solo los huéspedes adicionales cuestan más.",
	noRoomsText:
		"El propietario no ha añadido ninguna habitación, así que los huéspedes no pueden reservar nada.",
	noRooms: "Aún no hay habitaciones",
	owner: {
		title: "Propietario",
		nobody: "El hotel no tiene propietario; lo gestionan los administradores.",
		more: ({ more }) => `${more} más`,
		name: "Nombre",
		suspended: "Suspendida",
		since: "Cuenta creada",
		others: "Otros hoteles",
		confirmed: ({ email }) => <>{email} (confirmado)</>,
		unconfirmed: ({ email }) => <>{email} (sin confirmar)</>,
	},
	seller: {
		title: "Datos del vendedor",
		none: "Aún no hay. El propietario los introduce antes de la primera factura.",
		taxNumber: "NIF",
	},
	calendars: {
		title: "Calendarios importados",
		none: "Ninguno: las noches que se reservan en otros sitios no se bloquean aquí.",
		failed: ({ fault }) => `Fallido: ${fault}`,
		read: ({ moment }) => `Última lectura: ${moment}.`,
		notRead: "Aún sin leer.",
		of: ({ name, rest, room }) => (
			<>
				{name} {rest(`de ${room}`)}
			</>
		),
	},
	viewPublic: "Ver página pública",
	decision: "Tu decisión",
	decisionText: ({ hotel }) =>
		`Apruébalo para publicar ${hotel}. Recházalo para que siga oculto: el propietario recibe tu motivo por correo y puede solicitar de nuevo la aprobación.`,
	metaTitle: ({ hotel }) => `${hotel} – Todos los hoteles`,
	untitled: "Hotel – Todos los hoteles",
};
