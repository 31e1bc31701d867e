import type { Messages } from "#messages/en/index.ts";

export const devices: Messages["devices"] = {
	othersDone: "Se ha cerrado la sesión en todos los demás dispositivos.",
	done: "Se ha cerrado la sesión en el dispositivo.",
	title: "Dispositivos con sesión iniciada",
	lead: "Si no reconoces un dispositivo, cierra su sesión y cambia tu contraseña.",
	others: "Cerrar sesión en los demás dispositivos",
	since: ({ since }) => `Sesión iniciada el ${since}`,
	lastActive: ({ lastActive }) => `última actividad: ${lastActive}`,
	this: "Este dispositivo",
};
