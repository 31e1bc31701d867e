import type { ShownCartMessage as Told } from "#app/shop/cart/change-lines.server.ts";
import { Icon } from "#app/ui/icon.tsx";

const LOOKS = {
	success: { tone: "green", icon: "check" },
	info: { tone: "blue", icon: "info" },
	error: { tone: "red", icon: "alert" },
} as const;

export function CartNotice({ tone, text, link }: Told) {
	const look = LOOKS[tone];
	return (
		<div role={tone === "error" ? "alert" : "status"} data-tone={look.tone} className="notice mb-6">
			<Icon name={look.icon} />
			<p>
				{text}{" "}
				{link ? (
					<a href={link.href} className="link font-semibold">
						{link.label}
					</a>
				) : null}
			</p>
		</div>
	);
}
