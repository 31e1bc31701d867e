import arrowDown from "lucide-static/icons/arrow-down.svg?raw";
import arrowLeft from "lucide-static/icons/arrow-left.svg?raw";
import arrowRight from "lucide-static/icons/arrow-right.svg?raw";
import arrowUp from "lucide-static/icons/arrow-up.svg?raw";
import ban from "lucide-static/icons/ban.svg?raw";
import bed from "lucide-static/icons/bed-double.svg?raw";
import bell from "lucide-static/icons/bell.svg?raw";
import calendar from "lucide-static/icons/calendar-days.svg?raw";
import chart from "lucide-static/icons/chart-column.svg?raw";
import left from "lucide-static/icons/chevron-left.svg?raw";
import right from "lucide-static/icons/chevron-right.svg?raw";
import sortable from "lucide-static/icons/chevrons-up-down.svg?raw";
import alert from "lucide-static/icons/circle-alert.svg?raw";
import check from "lucide-static/icons/circle-check.svg?raw";
import cross from "lucide-static/icons/circle-x.svg?raw";
import clock from "lucide-static/icons/clock.svg?raw";
import copy from "lucide-static/icons/copy.svg?raw";
import card from "lucide-static/icons/credit-card.svg?raw";
import download from "lucide-static/icons/download.svg?raw";
import ellipsis from "lucide-static/icons/ellipsis.svg?raw";
import link from "lucide-static/icons/external-link.svg?raw";
import loader from "lucide-static/icons/forklift.svg?raw";
import heart from "lucide-static/icons/heart.svg?raw";
import image from "lucide-static/icons/image.svg?raw";
import inbox from "lucide-static/icons/inbox.svg?raw";
import info from "lucide-static/icons/info.svg?raw";
import logOut from "lucide-static/icons/log-out.svg?raw";
import pin from "lucide-static/icons/map-pin.svg?raw";
import menu from "lucide-static/icons/menu.svg?raw";
import chat from "lucide-static/icons/message-circle.svg?raw";
import minus from "lucide-static/icons/minus.svg?raw";
import box from "lucide-static/icons/package.svg?raw";
import delivered from "lucide-static/icons/package-check.svg?raw";
import packing from "lucide-static/icons/package-open.svg?raw";
import edit from "lucide-static/icons/pencil.svg?raw";
import phone from "lucide-static/icons/phone.svg?raw";
import plus from "lucide-static/icons/plus.svg?raw";
import print from "lucide-static/icons/printer.svg?raw";
import ruler from "lucide-static/icons/ruler.svg?raw";
import search from "lucide-static/icons/search.svg?raw";
import cart from "lucide-static/icons/shopping-cart.svg?raw";
import filters from "lucide-static/icons/sliders-horizontal.svg?raw";
import tag from "lucide-static/icons/tag.svg?raw";
import trash from "lucide-static/icons/trash-2.svg?raw";
import truck from "lucide-static/icons/truck.svg?raw";
import undo from "lucide-static/icons/undo-2.svg?raw";
import upload from "lucide-static/icons/upload.svg?raw";
import user from "lucide-static/icons/user.svg?raw";
import users from "lucide-static/icons/users.svg?raw";
import wallet from "lucide-static/icons/wallet.svg?raw";
import close from "lucide-static/icons/x.svg?raw";
import { isRightToLeft } from "#app/common/language/current-language.ts";

/** Lucide's star has rounded corners, which the rounded lines have anyway, and takes six times as many bytes. */
const star = `<path d="m12 2 3.1 6.3 6.9 1-5 4.9 1.2 6.9-6.2-3.3L5.8 21 7 14.2 2 9.3l6.9-1z" />`;

const files = {
	alert,
	"arrow-down": arrowDown,
	"arrow-left": arrowLeft,
	"arrow-right": arrowRight,
	"arrow-up": arrowUp,
	ban,
	bed,
	bell,
	calendar,
	card,
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
	heart,
	minus,
	download,
	upload,
	edit,
	print,
	box,
	wallet,
	pin,
	star,
	tag,
	chart,
	image,
	undo,
	copy,
	link,
	"log-out": logOut,
	menu,
	packing,
	phone,
	plus,
	right,
	ruler,
	search,
	sortable,
	trash,
	truck,
	user,
	users,
};

export type IconName = keyof typeof files;

/** A tenth of a unit is a twelfth of a pixel. The point stays, as it may separate the number from the one before. */
const round = (number: string) => Number(number).toFixed(1).replace(/^0/, "");

/** The contents of each file's <svg> on one line; the outer element is the same for all. */
const shapes = Object.fromEntries(
	Object.entries(files).map(([name, file]) => [
		name,
		file
			.replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, "")
			.replace(/\s*\n\s*/g, "")
			.replace(/\d*\.\d{2,}/g, round),
	]),
);

/** The contents of an icon's `<svg>`, for a drawing that repeats it. */
export const shapeOf = (name: IconName): string => shapes[name] ?? "";

/** Icons that point forward or back, which is the other way where a page is read from right to left. */
const MIRRORED: Partial<Record<IconName, IconName>> = {
	"arrow-left": "arrow-right",
	"arrow-right": "arrow-left",
	left: "right",
	right: "left",
};

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
			dangerouslySetInnerHTML={{ __html: shapeOf((isRightToLeft() && MIRRORED[name]) || name) }}
		/>
	);
}
