import type { Messages } from "#messages/en/index.ts";
import * as account from "./account/index.ts";
import * as common from "./common/index.ts";
import * as forms from "./forms/index.ts";
import * as money from "./money/index.ts";
import * as publicPages from "./public/index.ts";
import * as rent from "./rent/index.ts";
import * as shop from "./shop/index.ts";
import * as site from "./site/index.ts";
import * as staff from "./staff/index.ts";
import * as travel from "./travel/index.ts";
import * as ui from "./ui/index.ts";

export const messages: Messages = {
	...account,
	...common,
	...forms,
	...money,
	...publicPages,
	...rent,
	...shop,
	...site,
	...staff,
	...travel,
	...ui,
};
