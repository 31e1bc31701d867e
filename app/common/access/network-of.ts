import ipaddr from "ipaddr.js";

/**
 * Returns the part of an address that identifies a client: a whole IPv4 address, or the first 64 bits of an
 * IPv6 address, because a client can choose the other 64. Returns anything else unchanged.
 */
export function networkOf(address: string): string {
	const bare = address.replace(/^\[|\](:\d+)?$/g, "").replace(/^(\d+(?:\.\d+){3}):\d+$/, "$1");
	const read = ipaddr.isValid(bare) ? ipaddr.parse(bare) : null;
	if (!(read instanceof ipaddr.IPv6)) return read ? bare : address;
	const network = read.parts.slice(0, 4).map((part) => part.toString(16));
	return `${network.join(":")}::/64`;
}
