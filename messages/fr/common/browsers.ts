import type { Messages } from "#messages/en/index.ts";

export const browsers: Messages["browsers"] = {
	onSystem: ({ browser, system }) => `${browser} sur ${system}`,
	unknownOn: ({ system }) => `Un navigateur sur ${system}`,
	unknown: "Un navigateur inconnu",
};
