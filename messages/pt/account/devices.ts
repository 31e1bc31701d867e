import type { Messages } from "#messages/en/index.ts";

export const devices: Messages["devices"] = {
	othersDone: "A sessão foi terminada em todos os outros dispositivos.",
	done: "A sessão no dispositivo foi terminada.",
	title: "Dispositivos com sessão iniciada",
	lead: "Se não reconhecer um dispositivo, termine a sessão nele e altere a sua palavra-passe.",
	others: "Terminar sessão em todos os outros dispositivos",
	since: ({ since }) => `Sessão iniciada em ${since}`,
	lastActive: ({ lastActive }) => `última atividade ${lastActive}`,
	this: "Este dispositivo",
};
