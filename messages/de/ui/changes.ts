import type { Messages } from "#messages/en/index.ts";

export const changes: Messages["changes"] = {
	title: "Änderungsverlauf",
	system: "System",
	to: "zu",
	before: "Vorher",
	now: "Jetzt",
	trail: "Alle Änderungen im Protokoll",
};
