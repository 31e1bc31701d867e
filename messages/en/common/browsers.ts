export const browsers = {
	onSystem: ({ browser, system }: { browser: string; system: string }) => `${browser} on ${system}`,
	unknownOn: ({ system }: { system: string }) => `A browser on ${system}`,
	unknown: "An unknown browser",
};
