import { isIPv6 } from "node:net";

/**
 * Returns the part of an address that identifies a client: a whole IPv4 address, or the first 64 bits of an
 * IPv6 address, because a client can choose the other 64. Returns anything else unchanged.
 */
export function networkOf(address: string): string {
	const [bare = ""] = address.replace(/^\[|\](:\d+)?$/g, "").split("%");
	if (!isIPv6(bare)) return address.replace(/^(\d+(?:\.\d+){3}):\d+$/, "$1");
	// The last 32 bits may be written as an IPv4 address. They are not part of the first 64.
	const [head = "", tail] = bare.replace(/\d+(?:\.\d+){3}$/, "0:0").split("::");
	const groups = (part: string) => part.split(":").filter(Boolean);
	const [before, after] = [groups(head), groups(tail ?? "")];
	const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
	const all = [...before, ...Array<string>(zeros).fill("0"), ...after];
	const network = all.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
	return `${network.join(":")}::/64`;
}
