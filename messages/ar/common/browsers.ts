import type { Messages } from "#messages/en/index.ts";

export const browsers: Messages["browsers"] = {
	onSystem: ({ browser, system }) => `${browser} على ${system}`,
	unknownOn: ({ system }) => `متصفح على ${system}`,
	unknown: "متصفح غير معروف",
};
