import arrowDown from "lucide-static/icons/arrow-down.svg?raw";
import arrowRight from "lucide-static/icons/arrow-right.svg?raw";
import arrowUp from "lucide-static/icons/arrow-up.svg?raw";
import ban from "lucide-static/icons/ban.svg?raw";
import bed from "lucide-static/icons/bed-double.svg?raw";
import bell from "lucide-static/icons/bell.svg?raw";
import left from "lucide-static/icons/chevron-left.svg?raw";
import right from "lucide-static/icons/chevron-right.svg?raw";
import sortable from "lucide-static/icons/chevrons-up-down.svg?raw";
import alert from "lucide-static/icons/circle-alert.svg?raw";
import check from "lucide-static/icons/circle-check.svg?raw";
import cross from "lucide-static/icons/circle-x.svg?raw";
import clock from "lucide-static/icons/clock.svg?raw";
import ellipsis from "lucide-static/icons/ellipsis.svg?raw";
import loader from "lucide-static/icons/forklift.svg?raw";
import inbox from "lucide-static/icons/inbox.svg?raw";
import info from "lucide-static/icons/info.svg?raw";
import logOut from "lucide-static/icons/log-out.svg?raw";
import menu from "lucide-static/icons/menu.svg?raw";
import chat from "lucide-static/icons/message-circle.svg?raw";
import delivered from "lucide-static/icons/package-check.svg?raw";
import packing from "lucide-static/icons/package-open.svg?raw";
import plus from "lucide-static/icons/plus.svg?raw";
import search from "lucide-static/icons/search.svg?raw";
import cart from "lucide-static/icons/shopping-cart.svg?raw";
import filters from "lucide-static/icons/sliders-horizontal.svg?raw";
import trash from "lucide-static/icons/trash-2.svg?raw";
import truck from "lucide-static/icons/truck.svg?raw";
import user from "lucide-static/icons/user.svg?raw";
import close from "lucide-static/icons/x.svg?raw";

const files = {
	alert,
	"arrow-down": arrowDown,
	"arrow-right": arrowRight,
	"arrow-up": arrowUp,
	ban,
	bed,
	bell,
	cart,
	chat,
	check,
	clock,
	close,
	cross,
	delivered,
	ellipsis,
	filters,
	inbox,
	info,
	left,
	loader,
	"log-out": logOut,
	menu,
	packing,
	plus,
	right,
	search,
	sortable,
	trash,
	truck,
	user,
};

export type IconName = keyof typeof files;

/** What is inside each file's <svg>, on one line: the shell is the same for all and written below. */
const shapes = Object.fromEntries(
	Object.entries(files).map(([name, file]) => [
		name,
		file.replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, "").replace(/\s*\n\s*/g, ""),
	]),
);

export function Icon({ name, label, className }: { name: IconName; label?: string; className?: string }) {
	return (
		<svg
			className={className ? `icon ${className}` : "icon"}
			width="20"
			height="20"
			viewBox="0 0 24 24"
			fill="none"
			stroke="currentColor"
			{...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
			// biome-ignore lint/security/noDangerouslySetInnerHtml: files of a pinned package, read at build time
			dangerouslySetInnerHTML={{ __html: shapes[name] ?? "" }}
		/>
	);
}
