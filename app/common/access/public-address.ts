import ipaddr from "ipaddr.js";
import { t } from "#app/common/language/messages.ts";

/** The addresses that outgoing requests may reach. Tests replace this to reach a server of their own. */
export type Reach = {
	/** Whether an IP address may be connected to. */
	isAllowed: (address: string) => boolean;
	/** Whether an address may name a port. */
	anyPort: boolean;
	/** Whether an address may be read in the open. */
	allowHttp?: true;
};

/** All IPv6 space that is assigned to the internet (RFC 4291, 2.4). Outside it, `::7f00:1` is an IPv4 address. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR("2000::/3");

/**
 * Public IPv4 ranges that cloud platforms route to internal services: Azure's platform address and IBM
 * Cloud's service networks. The metadata addresses of other platforms are in private or reserved ranges.
 */
const PLATFORM_IPV4 = ["168.63.129.16/32", "161.26.0.0/16", "166.8.0.0/14"].map((range) =>
	ipaddr.IPv4.parseCIDR(range),
);

/**
 * Whether an IP address belongs to the public internet. False for this machine, private networks, cloud
 * platform services and reserved ranges, in IPv4, IPv6 and IPv4-mapped IPv6.
 */
export function isPublicAddress(address: string): boolean {
	if (!ipaddr.isValid(address)) return false;
	const read = ipaddr.process(address);
	if (read.range() !== "unicast") return false;
	if (read instanceof ipaddr.IPv4) return !PLATFORM_IPV4.some((range) => read.match(range));
	return read.match(GLOBAL_IPV6);
}

export const PUBLIC_INTERNET: Reach = { isAllowed: isPublicAddress, anyPort: false };

/**
 * Returns why a web address can't be fetched, as a sentence for the person who entered it, or null. Refuses
 * schemes other than https, a user name or password, a port, and a private IP address. Host names are checked later, when they are resolved (see `fetchPublic`).
 */
export function refuseAddress(
	address: string,
	{ reach = PUBLIC_INTERNET }: { reach?: Reach | undefined } = {},
): string | null {
	const url = URL.canParse(address) ? new URL(address) : null;
	if (url?.protocol !== "https:" && !(reach.allowHttp && url?.protocol === "http:")) return t.remote.notHttps;
	if (url.username || url.password) return t.remote.hasUser;
	if (url.port !== "" && !reach.anyPort) return t.remote.hasPort;
	const host = url.hostname.replace(/^\[|\]$/g, "");
	const isPrivate = ipaddr.isValid(host)
		? !reach.isAllowed(host)
		: reach === PUBLIC_INTERNET && isLocalName(host);
	return isPrivate ? t.remote.private : null;
}

/** Names that are never resolved on the internet (RFC 6761, RFC 6762). */
const isLocalName = (host: string) => /(^|\.)(localhost|local|internal)\.?$/i.test(host);
