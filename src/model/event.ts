import type { CardId, RoleName } from './cards';
import type { God } from './gods';
import type { Bundle, Good, StoredGood } from './goods';
import type { CityId, ColonistKind, PlaceId, ProvinceId, RouteId, Seat } from './ids';
import type { TileId } from './tiles';

/**
 * What happened, in order, fit for animating a screen. Events tell only what everybody at the table
 * sees. Goods are counts, money is in sestertii.
 */
export type GameEvent =
  | { readonly type: 'turnStarted'; readonly seat: Seat; readonly turn: number }
  | {
      readonly type: 'cardPlayed';
      readonly seat: Seat;
      readonly card: CardId;
      readonly as: RoleName;
    }
  | {
      readonly type: 'cardCopied';
      readonly seat: Seat;
      /** Whose discard it lies on; null for a card of the display. */
      readonly from: Seat | null;
      readonly card: CardId;
      readonly as: RoleName;
    }
  | { readonly type: 'cardsTakenBack'; readonly seat: Seat; readonly count: number }
  /** The partner carries out the card, or the half of it that is left. */
  | {
      readonly type: 'partnerActs';
      readonly seat: Seat;
      readonly card: CardId;
      readonly as: RoleName;
    }
  /** A card was suggested; only the partners know which. */
  | { readonly type: 'cardSuggested'; readonly seat: Seat }
  | { readonly type: 'startCityChosen'; readonly seat: Seat; readonly city: CityId }
  | {
      readonly type: 'moneyLent';
      readonly seat: Seat;
      readonly to: Seat;
      readonly amount: number;
    }
  | { readonly type: 'moneyReceived'; readonly seat: Seat; readonly amount: number }
  | {
      readonly type: 'colonistPlaced';
      readonly seat: Seat;
      readonly kind: ColonistKind;
      readonly city: CityId;
      readonly paid: Bundle;
      /** Sestertii that a forum tile takes instead of goods. */
      readonly money?: number;
    }
  | {
      readonly type: 'colonistMoved';
      readonly seat: Seat;
      readonly kind: ColonistKind;
      readonly from: PlaceId;
      readonly to: RouteId;
      readonly steps: number;
    }
  | {
      readonly type: 'houseBuilt';
      readonly seat: Seat;
      readonly city: CityId;
      readonly paid: Bundle;
      readonly money: number;
    }
  | {
      readonly type: 'provinceProduced';
      readonly seat: Seat;
      readonly province: ProvinceId;
      /** The bonus marker's goods, before room is considered. */
      readonly bonus: Bundle;
    }
  | {
      readonly type: 'goodsReceived';
      readonly seat: Seat;
      readonly goods: Bundle;
      /** What found no room. */
      readonly lost: Bundle;
    }
  | {
      readonly type: 'coinsTaken';
      readonly seat: Seat;
      readonly amount: number;
      readonly provinces: readonly ProvinceId[];
    }
  | {
      readonly type: 'goodsTraded';
      readonly seat: Seat;
      readonly deal: 'buy' | 'sell';
      readonly good: Good;
      readonly count: number;
      /** How many of them were salt. */
      readonly salt?: number;
      readonly money: number;
    }
  | {
      readonly type: 'cardBought';
      readonly seat: Seat;
      readonly card: CardId;
      /** Place of the display, 0 to 6 from the left. */
      readonly place: number;
      readonly paid: Bundle;
    }
  | { readonly type: 'displayRefilled'; readonly display: readonly (CardId | null)[] }
  | {
      readonly type: 'praefectusMagnusPassed';
      readonly from: Seat;
      readonly to: Seat;
    }
  | {
      readonly type: 'intermediateScored';
      readonly seat: Seat;
      /** Victory points; they do not count at the end. */
      readonly points: number;
    }
  | {
      readonly type: 'tileDrawn';
      readonly seat: Seat;
      /** Its name; a tile of a province is called after it. */
      readonly tile: string;
      readonly province?: ProvinceId;
      /** Where it lies now, 1 at the top. */
      readonly row?: number;
    }
  | {
      readonly type: 'shipMoved';
      readonly seat: Seat;
      readonly from: CityId;
      readonly to: CityId;
    }
  | {
      readonly type: 'castleTaken';
      readonly seat: Seat;
      readonly castle: CityId;
      readonly good: Good;
    }
  | {
      readonly type: 'squareEntered';
      readonly seat: Seat;
      readonly square: CityId;
      readonly from: RouteId;
    }
  | { readonly type: 'floodMoved'; readonly from: ProvinceId; readonly to: ProvinceId }
  | { readonly type: 'bonusTaken'; readonly seat: Seat; readonly place: CityId }
  | {
      readonly type: 'godScored';
      readonly seat: Seat;
      readonly god: God;
      /** Victory points, counted at once. */
      readonly points: number;
    }
  /** A forum tile lies before its new owner now. */
  | { readonly type: 'tileTaken'; readonly seat: Seat; readonly tile: TileId }
  | { readonly type: 'tileUsed'; readonly seat: Seat; readonly tile: TileId }
  | {
      readonly type: 'goodChanged';
      readonly seat: Seat;
      readonly give: Good;
      readonly take: StoredGood;
    }
  | { readonly type: 'forumRefilled'; readonly row: readonly (TileId | null)[] }
  | {
      readonly type: 'concordiaTaken';
      readonly seat: Seat;
      readonly reason: 'lastCard' | 'lastHouse';
    }
  | { readonly type: 'gameEnded' };
