/** The name of a market that has not been given one. */
export const DEFAULT_MARKET_NAME = "Meeha";

let current = DEFAULT_MARKET_NAME;

/**
 * The market's name, for screens, titles and emails. It is a setting of the process, not of a request: on the server
 * `market.server.ts` sets it, in the browser `entry.client.tsx`. Call it when a text is made, never in a constant of a
 * module, which would keep the name that the process started with.
 */
export const marketName = (): string => current;

export function setMarketName(name: string): void {
	current = name;
}
