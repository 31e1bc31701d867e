let current = "";

/** The site's own origin, `APP_ORIGIN`: a setting of the process, like the market's name. */
export const siteOrigin = (): string => current;

export function setSiteOrigin(origin: string): void {
	current = origin;
}
